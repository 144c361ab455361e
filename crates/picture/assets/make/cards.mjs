// Makes cards.svg, the shapes of the cards, from the deck 4color-bf: node cards.mjs > ../cards.svg
// Ranks are strokes around their middle, 1000 units high; suits are surfaces around theirs; a court is the upper half of a figure in
// 325 × 500 units, its layers from the lowest. The outermost layer, a frame, is left out: the drawing has its own.
import fs from 'fs';
import { optimize } from 'svgo';

const DECK = 'node_modules/react-playing-card-set/src/images/4color-bf';
const LAYERS = 5;
// The deck's colours in Talon's; white stands for the card itself.
const COLORS = { '#FC4': '#F4B93F', red: '#D0142E', '#44F': '#2C4FB0', black: '#171A22', blue: '#1550C0', green: '#085E2C', white: '#FFFFFF' };
const LINES = '#25335F';
// Ranks without serifs and tails, for cards so small that those would blur.
const PLAIN = {
  4: 'M150 540L150 -490L-290 175L-290 200L310 200',
  7: 'M-265 -320L-265 -460L265 -460C135 -200 -90 100 -90 540',
  T: 'M-285 540L-285 -540M-50 0L-50 -310A150 150 0 0 1 250 -310L250 310A150 150 0 0 1 -50 310Z',
  J: 'M-30 -460L150 -460L150 250A100 100 0 0 1 -250 250L-250 180',
  Q: 'M20 250L255 485M-175 0L-175 -285A175 175 0 0 1 175 -285L175 285A175 175 0 0 1 -175 285Z',
  K: 'M-185 -540L-185 540M215 -540L-165 130M225 540L-30 -80',
  A: 'M-215 535L0 -525L215 535M-130 215L130 215',
};

// Letters that only some languages have on aces and courts, with serifs and plain. They are Talon's own.
const LETTERS = {
  B: [
    'M-265 -460L45 -460A225 225 0 0 1 45 -10L-165 -10M-165 -460L-165 460M45 -10A235 235 0 0 1 45 460L-265 460',
    'M-185 -20L10 -20M-185 -540L10 -540A210 260 0 0 1 10 -20A220 280 0 0 1 10 540L-185 540Z',
  ],
  D: [
    'M-265 -460L0 -460A260 260 0 0 1 260 -200L260 200A260 260 0 0 1 0 460L-265 460M-165 -460L-165 460',
    'M-185 -540L-20 -540A230 230 0 0 1 210 -310L210 310A230 230 0 0 1 -20 540L-185 540Z',
  ],
  W: [
    'M-340 -460L-190 -460M-265 -460L-140 440L0 -180L140 440L265 -460M190 -460L340 -460',
    'M-300 -540L-155 520L0 -140L155 520L300 -540',
  ],
  T: [
    'M-250 -300L-250 -460L250 -460L250 -300M0 -460L0 460M-110 460L110 460',
    'M-230 -540L230 -540M0 -540L0 540',
  ],
  Д: [
    'M-275 460L-275 300L275 300L275 460M-185 300C-110 110 -95 -160 -95 -460M-165 -460L245 -460M175 -460L175 300',
    'M-260 560L-260 370L260 370L260 560M-175 370C-95 150 -85 -150 -85 -540L175 -540L175 370',
  ],
};

// 1300 × 2000 units to a quarter of them in whole numbers: a step is less than a tenth of a pixel on the largest card.
function quartered(path) {
  const plugin = (params) => ({ multipass: true, plugins: [{ name: 'convertPathData', params }] });
  const svg = (d, extra = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 325 500"><path ${extra}d="${d}"/></svg>`;
  const data = (text) => text.match(/ d="([^"]*)"/)[1];
  const smaller = optimize(svg(path, 'transform="scale(.25)" '), plugin({ floatPrecision: 3, applyTransforms: true })).data;
  if (smaller.includes('transform')) throw new Error('a transform was kept');
  return data(optimize(svg(data(smaller)), { ...plugin({ floatPrecision: 0 }), floatPrecision: 0 }).data);
}

const attribute = (tag, name) => (tag.match(new RegExp(`(?:^| )${name}="([^"]*)"`)) || [])[1];
const stroke = (id, d) => `<path id="${id}" fill="none" stroke="#000" d="${d}"/>`;
const ranks = {}, suits = {}, courts = [];
for (const suit of 'CDHS') {
  for (const rank of '23456789TJQKA') {
    const file = fs.readFileSync(`${DECK}/${rank}${suit}.svg`, 'utf8');
    const symbol = (letter) => file.match(new RegExp(`<symbol id="${letter}[^"]*"[^>]*>(.*?)</symbol>`, 's'))[1].match(/ d="([^"]*)"/)[1];
    ranks[rank] ??= symbol('V');
    suits[suit] ??= symbol('S');
    if (!'JQK'.includes(rank)) continue;
    const layers = [...file.matchAll(/<symbol id="[^"]*" preserveAspectRatio="none" viewBox="0 0 1300 2000">(.*?)<\/symbol>/gs)].slice(0, LAYERS);
    const paths = layers.flatMap((layer) => [...layer[1].matchAll(/<path ([^>]*)>/g)]).map(([, tag]) => {
      const fill = attribute(tag, 'fill');
      const paint = fill === 'none' ? `fill="none" stroke="${LINES}"` : `fill="${COLORS[fill]}"`;
      return `<path ${paint} d="${quartered(attribute(tag, 'd'))}"/>`;
    });
    courts.push(`<g id="court-${rank}${suit}">${paths.join('')}</g>`);
  }
}
const lines = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="325" height="500">',
  '<!-- Shapes to be drawn one by one. README.md says where they come from, make/cards.mjs how this file was made. -->',
  ...Object.entries(ranks).map(([rank, d]) => stroke(`rank-${rank}`, d)),
  ...Object.entries({ ...ranks, ...PLAIN }).map(([rank, d]) => stroke(`plain-${rank}`, d)),
  ...Object.entries(LETTERS).map(([letter, [d]]) => stroke(`rank-letter-${letter}`, d)),
  ...Object.entries(LETTERS).map(([letter, [, d]]) => stroke(`plain-letter-${letter}`, d)),
  ...Object.entries(suits).map(([suit, d]) => `<path id="suit-${suit}" d="${d}"/>`),
  ...courts,
  '</svg>',
];
process.stdout.write(lines.join('\n') + '\n');
