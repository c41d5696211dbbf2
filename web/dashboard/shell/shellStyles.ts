import { semanticColors } from "../../theme/semanticTokens.ts"
import { tokens } from "../../theme/tokens.ts"

const colorsIn = (mode: "light" | "dark") => `
  --shell-canvas: ${semanticColors.canvas[mode]};
  --shell-text: ${semanticColors.textMuted[mode]};
  --shell-night: ${semanticColors.night[mode]};
`

/** The shell where Chakra will draw the same. Its sizes are those of `DashboardHeader` and `DashboardLoading`. */
export const shellStyles = `
html { ${colorsIn("light")} background: var(--shell-canvas); }
html.dark { ${colorsIn("dark")} color-scheme: dark; }
.shell-dashboard, .shell-login { display: none; font-family: ${tokens.font.body}; line-height: 1.5; }
html.signed-in .shell-dashboard { display: block; }
html.signed-out .shell-login { display: flex; align-items: center; justify-content: center; gap: 0.5rem; }
body { margin: 0; }
.shell-dashboard header {
  box-sizing: border-box;
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
.shell-dashboard p { padding-block: 12rem; margin: 0; color: var(--shell-text); text-align: center; }
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
