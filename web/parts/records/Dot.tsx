import { chakra } from "../chakra.ts"

/** Between two facts. The font leaves next to nothing between a point and a figure. */
export const Dot = () => <chakra.span marginEnd="1">·</chakra.span>
