/** The looks of the page: the site's colors, and no font or picture that would have to be loaded. */
export const pageStyle = `
:root { color-scheme: light; --night: #0d152b; --quiet: #55627e; --rule: #d8deea; --mist: #eceff5; --amber: #ffb52e }
* { box-sizing: border-box }
body { margin: 0; background: var(--mist); color: var(--night); font: 16px/1.5 Overpass, system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; overflow-wrap: anywhere }
h1, h2, h3, h4, p, ul, ol, dl, dd { margin: 0; padding: 0 }
h2 { font-size: 1.5rem; line-height: 1.25 }
h3 { font-size: 1.125rem; line-height: 1.375 }
h4 { font-size: 1rem; margin-top: 1.75rem }
ul, ol { list-style: none }
a { color: inherit; text-underline-offset: 0.15em }
a:focus-visible { outline: 3px solid var(--amber); outline-offset: 2px }
.wide { max-width: 60rem; margin: 0 auto; padding: 0 1.25rem }
header { background: var(--night); color: #fff; padding: 3rem 0 2.5rem; border-bottom: 6px solid var(--amber) }
h1 { font-size: clamp(2rem, 1.5rem + 2.5vw, 3rem); line-height: 1.1; text-wrap: balance }
header p { margin-top: 1rem; max-width: 60ch; color: #d5dbe8 }
header dl { margin-top: 1.75rem; display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1rem 2rem }
header dt { color: #b3bdd0; font-size: 0.875rem }
nav { margin: 2rem 0 0 }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; margin-top: 0.25rem }
nav a { display: inline-block; padding: 0.25rem 0 }
nav p { color: var(--quiet); font-size: 0.875rem }
section { padding-top: 2.75rem }
section > p { margin-top: 0.75rem; max-width: 65ch }
main { padding-bottom: 4rem }
.card { background: #fff; border: 1px solid var(--rule); border-radius: 14px; padding: 1.5rem; margin-top: 1rem }
.pairs { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 2rem }
.pairs ul { margin-top: 0.75rem }
.pairs li { padding: 0.5rem 0; border-top: 1px solid var(--rule) }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.25rem 1rem; align-items: baseline }
.quiet { color: var(--quiet); font-size: 0.875rem; line-height: 1.5 }
.facts { display: grid; grid-template-columns: minmax(8rem, 18rem) minmax(0, 1fr); margin-top: 0.75rem }
.facts > * { padding: 0.5rem 0; border-top: 1px solid var(--rule) }
.facts dt { color: var(--quiet); padding-right: 1rem }
.facts dd, .text { white-space: pre-wrap }
.facts dd { text-align: left }
.steps { margin-top: 0.5rem }
.steps li { display: grid; grid-template-columns: minmax(8rem, 18rem) minmax(0, 1fr); padding: 0.375rem 0 }
.steps span { color: var(--quiet); padding-right: 1rem }
.note { margin-top: 0.75rem; padding-left: 1rem; border-left: 4px solid var(--amber) }
.text { margin-top: 0.75rem; max-width: 70ch }
.dates { margin-top: 0.75rem }
@media (max-width: 34rem) {
  .card { padding: 1.125rem }
  .facts, .steps li { grid-template-columns: 1fr }
  .facts dt { padding-bottom: 0 }
  .facts dd { border-top: 0; padding-top: 0 }
}
@media print {
  body { background: #fff; font-size: 10.5pt }
  header { background: none; color: inherit; padding: 0 0 1rem }
  header p, header dt { color: inherit }
  nav { display: none }
  .wide { max-width: none; padding: 0 }
  section { padding-top: 1.5rem }
  .card { border-radius: 0; padding: 0.75rem 0; border-width: 1px 0 0 }
  h2, h3, h4, .head { break-after: avoid }
  .facts > *, .steps li { break-inside: avoid }
}
@page { margin: 18mm 16mm }
`
