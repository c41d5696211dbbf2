import { semanticColors } from "../../theme/semanticTokens.ts"
import { tokens } from "../../theme/tokens.ts"

const colorsIn = (mode: "light" | "dark") => `
  --shell-canvas: ${semanticColors.canvas[mode]};
  --shell-text: ${semanticColors.textMuted[mode]};
  --shell-night: ${semanticColors.night[mode]};
`

/**
 * What is drawn before Chakra is there, and the login without it: of its reset what that needs, in the layer of the same
 * name, and the shell, whose sizes are those of `DashboardHeader` and `DashboardLoading`.
 */
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
  height: 4.25rem;
  padding-inline: max(1rem, (100% - 88rem) / 2);
  color: ${semanticColors.onNight.light};
  background: var(--shell-night);
  font-size: 1.125rem;
}
.shell-dashboard b, .shell-login b { font-weight: 800; letter-spacing: -0.02em; }
.shell-dashboard span { color: ${semanticColors.onNightMuted.light}; }
.shell-dashboard p { padding-block: 12rem; color: var(--shell-text); text-align: center; }
.shell-login { min-height: 100dvh; color: ${semanticColors.onNight.light}; background: var(--shell-night); font-size: 1.5rem; }
@media (max-width: 47.99rem) {
  .shell-dashboard span { display: none; }
}
@media (min-width: 48rem) {
  .shell-dashboard header { padding-inline: max(1.5rem, (100% - 87rem) / 2); }
}
@media (min-width: 64rem) {
  .shell-dashboard header { padding-inline: max(2rem, (100% - 86rem) / 2); }
}
`
