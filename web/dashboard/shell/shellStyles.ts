import { semanticColors } from "../../theme/semanticTokens.ts"
import { tokens } from "../../theme/tokens.ts"

const colorsIn = (mode: "light" | "dark") => `
  --shell-canvas: ${semanticColors.canvas[mode]};
  --shell-text: ${semanticColors.textMuted[mode]};
  --shell-night: ${semanticColors.night[mode]};
  --shell-name: ${semanticColors.text[mode]};
  --shell-page: ${semanticColors.surface[mode]};
  --shell-edge: ${semanticColors.border[mode]};
`

/** The part of Chakra's reset that shell and login need, in the layer of the same name. */
export const shellStyles = `
@layer reset {
  html { line-height: 1.5; -webkit-font-smoothing: antialiased; text-rendering: optimizelegibility; }
  *, ::before, ::after { box-sizing: border-box; padding: 0; margin: 0; font: inherit; border: 0 solid; overflow-wrap: break-word; }
  button, input { color: inherit; background: none; }
  a { color: inherit; }
  svg { display: block; }
  [hidden] { display: none !important; }
}
html { ${colorsIn("light")} background: var(--shell-canvas); font-family: ${tokens.font.body}; }
html.dark { ${colorsIn("dark")} color-scheme: dark; }
.shell-dashboard, .shell-login { display: none; }
html.signed-in .shell-dashboard { display: block; }
html.signed-out .shell-login { display: flex; align-items: center; justify-content: center; gap: 0.5rem; }
.shell-dashboard header {
  display: flex;
  align-items: center;
  gap: 0.5rem;
  height: 3.25rem;
  padding-inline: 1rem;
  color: ${semanticColors.onNight.light};
  background: var(--shell-night);
  font-size: 1.125rem;
}
.shell-dashboard b, .shell-login b { font-weight: 800; letter-spacing: -0.02em; }
.shell-dashboard p { padding-block: 12rem; color: var(--shell-text); text-align: center; }
.shell-login { min-height: 100dvh; color: ${semanticColors.onNight.light}; background: var(--shell-night); font-size: 1.5rem; }
@media (min-width: 64rem) {
  html.signed-in .shell-dashboard { display: grid; grid-template-columns: 13.5rem minmax(0, 1fr); }
  .shell-dashboard header {
    align-items: start;
    height: 100dvh;
    padding: 1rem;
    color: var(--shell-name);
    background: none;
    border-right: 1px solid var(--shell-edge);
  }
  .shell-dashboard header svg { margin-top: 0.3rem; }
  .shell-dashboard p { background: var(--shell-page); }
}
`
