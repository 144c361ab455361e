// The script of the table: takes what changed from the stream, lets cards fly, and sends what is pressed. It knows no rule.
"use strict";

const main = document.querySelector("main");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

const send = (path, body) => fetch(path, { method: "POST", body, headers: { "content-type": "text/plain" } });
const act = (what) => send("/act", JSON.stringify(what)).then(answered, lost);

// A key after # opens the door. It goes to nobody else, and leaves the address at once.
async function enter() {
  const key = location.hash.slice(1);
  if (!key) return false;
  history.replaceState(null, "", location.pathname);
  if (!(await send("/enter", key)).ok) return false;
  location.reload();
  return true;
}

function answered(answer) {
  if (answer.status === 401) location.reload();
}

function lost() {
  document.body.classList.add("lost");
}

// Where each card lies, by its name.
function places() {
  const found = new Map();
  for (const card of main.querySelectorAll("[data-card]")) found.set(card.dataset.card, card.getBoundingClientRect());
  return found;
}

// Where the cards of a seat come from.
function seat(card) {
  const place = card.closest("[data-from]");
  return place && main.querySelector(`[data-seat="${place.dataset.from}"] .disc`)?.getBoundingClientRect();
}

function fly(before) {
  if (calm.matches || !before.size) return;
  for (const card of main.querySelectorAll("[data-card]")) {
    const from = before.get(card.dataset.card) ?? seat(card);
    const to = card.getBoundingClientRect();
    if (!from || !to.width || (Math.abs(from.x - to.x) < 2 && Math.abs(from.y - to.y) < 2)) continue;
    const [across, down] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
    const start = `translate(${across}px, ${down}px) scale(${from.width / to.width})`;
    card.animate([{ transform: start, zIndex: 9 }, { transform: "none", zIndex: 9 }], { duration: 260, easing: "ease-out" });
  }
}

function show(state) {
  const before = places();
  const focused = document.activeElement?.dataset.key;
  for (const [id, html] of Object.entries(state.changed)) {
    const region = document.getElementById(id);
    if (region && region.innerHTML !== html) region.innerHTML = html;
  }
  document.documentElement.lang = state.lang;
  document.title = (state.asks ? "● " : "") + state.title;
  document.body.classList.remove("lost");
  if (main.dataset.turns !== String(state.turns)) scrollTo(0, 0);
  main.dataset.turns = state.turns;
  const typed = document.getElementById("typed");
  if (typed && "typing" in state.changed) typed.focus();
  else if (focused && document.activeElement === document.body) refocus(focused);
  fly(before);
}

// The same button again; if it is gone, the first card that may be played, or the page.
function refocus(key) {
  const same = [...main.querySelectorAll("[data-key]")].find((each) => each.dataset.key === key);
  (same ?? main.querySelector(".hand .playable") ?? main.querySelector("#ways button"))?.focus();
}

function listen() {
  const stream = new EventSource("/stream");
  stream.onmessage = (event) => show(JSON.parse(event.data));
  stream.onerror = lost;
}

document.addEventListener("click", (event) => {
  const { press, command, on } = event.target.closest("button")?.dataset ?? {};
  if (press !== undefined) act({ press });
  else if (command !== undefined) act({ command });
  else if (on !== undefined) act("go-on");
});

document.addEventListener("submit", (event) => {
  event.preventDefault();
  act({ typed: event.target.querySelector("input").value });
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const typed = event.target.id === "typed";
  if (event.key === "Escape" && typed) act({ typed: null });
  else if (event.key === "Escape") main.querySelector(".quiet[data-on]")?.click();
  if (typed) return;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step) move(event, step);
  const place = "1234567890".indexOf(event.key);
  if (place >= 0) main.querySelectorAll(".hand > *")[place]?.querySelector("button")?.focus();
});

// Arrows move among the buttons, as in a menu.
function move(event, step) {
  const all = [...main.querySelectorAll("button")];
  const at = all.indexOf(document.activeElement);
  all[(at + step + all.length) % all.length]?.focus();
  event.preventDefault();
}

if (document.getElementById("foot")) listen();
else enter();
