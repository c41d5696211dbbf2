/** How many letters must be changed, added, left out or swapped with their neighbor to make one text of the other. */
export const distance = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    const above = rows[row - 1] as number[]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let least = Math.min(
        (above[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (above[column - 1] as number) + (isSame ? 0 : 1),
      )
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped) least = Math.min(least, (rows[row - 2]?.[column - 2] as number) + 1)
      current.push(least)
    }
    rows.push(current)
  }
  return rows[one.length]?.[other.length] as number
}
