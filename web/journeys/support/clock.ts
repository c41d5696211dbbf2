const HOUR_MS = 3_600_000

/** Settings by which a product's process goes by a clock that is ahead by so many hours. */
export const hoursAhead = (hours: number) => {
  const shift = hours * HOUR_MS
  const program = `const D=Date;globalThis.Date=class extends D{constructor(...a){a.length?super(...a):super(D.now()+${shift})}static now(){return D.now()+${shift}}}`
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(program)}` }
}
