import { semanticColors } from "../theme/semanticTokens.ts"

export const Logo = () => (
  <svg viewBox="0 0 28 18" width="1.5em" height="0.96em" aria-hidden="true" focusable="false">
    <path
      fill={semanticColors.accent.light}
      d="M4 12 6.500 3.600A2.600 2.600 0 0 1 9 1.750h10a2.600 2.600 0 0 1 2.500 1.850L24 12z"
    />
    <rect fill="currentColor" y="14" width="28" height="3" rx="1.500" />
  </svg>
)
