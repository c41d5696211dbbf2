import { tokens } from "./tokens.ts"

const { white, night, slate, amber, red, green, blue, purple, yellow } = tokens.color

/** Colors by meaning. Each pair of text and background meets WCAG AA in both modes (semanticTokens.test.ts). */
export const semanticColors = {
  canvas: { light: slate[50], dark: night[950] },
  surface: { light: white, dark: night[900] },
  surfaceRaised: { light: white, dark: night[800] },
  text: { light: night[900], dark: slate[50] },
  textMuted: { light: slate[500], dark: slate[300] },
  border: { light: slate[200], dark: night[700] },
  borderStrong: { light: slate[400], dark: slate[400] },
  accent: { light: amber[400], dark: amber[400] },
  accentHover: { light: amber[300], dark: amber[300] },
  accentText: { light: amber[700], dark: amber[300] },
  onAccent: { light: night[950], dark: night[950] },
  night: { light: night[900], dark: night[950] },
  focus: { light: blue[700], dark: amber[300] },
  nightRaised: { light: night[800], dark: night[900] },
  onNight: { light: white, dark: white },
  onNightMuted: { light: slate[300], dark: slate[300] },
  danger: { light: red[700], dark: red[300] },
  dangerSurface: { light: red[50], dark: red[950] },
  success: { light: green[700], dark: green[300] },
  successSurface: { light: green[100], dark: green[950] },
  info: { light: blue[700], dark: blue[300] },
  infoSurface: { light: blue[100], dark: blue[950] },
  aside: { light: purple[700], dark: purple[300] },
  asideSurface: { light: purple[100], dark: purple[950] },
  // In charts, people with any color vision must be able to tell this color from `info`.
  series: { light: amber[600], dark: amber[400] },
  warning: { light: yellow[700], dark: yellow[300] },
  warningSurface: { light: yellow[100], dark: yellow[950] },
} as const
