/** A sedan from the side, 440 wide, its wheels at x 96 and x 332, y 132; all drawings of cars share it. */
export const carShape = {
  body: "M8 132 V104 Q8 88 26 84 L92 70 L140 22 Q150 12 164 12 H262 Q276 12 287 22 L336 68 L406 80 Q432 86 432 106 V132 Q432 138 424 138 H374 A42 42 0 0 0 290 138 H138 A42 42 0 0 0 54 138 H16 Q8 138 8 132z",
  windows: "M112 68 L150 30 Q156 24 165 24 H204 V68z M216 24 H258 Q266 24 273 30 L312 68 H216z",
  wheels: [96, 332],
} as const
