//! Macros for SQL statements that read or write whole rows, made from the names of a table and its columns.
//!
//! sqlx's macros check a statement written as a literal, and a declarative macro cannot turn names into one. What is made here goes on to
//! `query!`: to sqlx's in the stores, and in the tests to one that takes the text alone.

use proc_macro::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};

/// `select!(seated "ORDER BY person" table_id "!" person)`: a query for the columns of every row. A text after a column is its type for
/// sqlx.
#[proc_macro]
pub fn select(input: TokenStream) -> TokenStream {
    let mut input = input.into_iter().peekable();
    let (table, order) = (word(input.next()), input.next());
    let mut columns = Vec::new();
    while let Some(column) = input.next() {
        let told = input.next_if(|next| !matches!(next, TokenTree::Ident(_)));
        columns.push(match told {
            Some(told) => format!(r#"{column} AS "{column}{}""#, word(Some(told))),
            None => column.to_string(),
        });
    }
    let text = Literal::string(&format!("SELECT {} FROM {table} ", columns.join(", ")));
    query([Some(text.into()), Some(Punct::new('+', Spacing::Alone).into()), order].into_iter().flatten())
}

/// `insert!(person id (1) language ("en"))`: adds a row with these values.
#[proc_macro]
pub fn insert(input: TokenStream) -> TokenStream {
    let mut input = input.into_iter();
    let table = word(input.next());
    let (mut columns, mut places, mut values) = (Vec::new(), Vec::new(), Vec::new());
    while let (Some(column), Some(value)) = (input.next(), input.next()) {
        columns.push(column.to_string());
        places.push(format!("${}", columns.len()));
        values.extend([Punct::new(',', Spacing::Alone).into(), value]);
    }
    let text = format!("INSERT INTO {table} ({}) VALUES ({})", columns.join(", "), places.join(", "));
    query([Literal::string(&text).into()].into_iter().chain(values))
}

/// `any_row!(person account)`: a query whether one of these tables has a row.
#[proc_macro]
pub fn any_row(input: TokenStream) -> TokenStream {
    let asked: Vec<_> = input.into_iter().map(|table| format!("EXISTS (SELECT 1 FROM {table})")).collect();
    query([Literal::string(&format!(r#"SELECT {} AS "found!: bool""#, asked.join(" OR "))).into()].into_iter())
}

/// A name, or the content of a plain string.
fn word(token: Option<TokenTree>) -> String {
    token.map(|token| token.to_string().replace('"', "")).unwrap_or_default()
}

fn query(input: impl Iterator<Item = TokenTree>) -> TokenStream {
    TokenStream::from_iter([
        TokenTree::from(Ident::new("query", Span::call_site())),
        Punct::new('!', Spacing::Alone).into(),
        Group::new(Delimiter::Parenthesis, input.collect()).into(),
    ])
}
