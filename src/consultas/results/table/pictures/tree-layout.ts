/** A row of the answer as the tree shows it. */
export type Related = { relation: string; name: string }

/** A relation and all who stand in it. */
export type Branch = { relation: string; names: string[] }

/** More names are left to the table. */
const maxNames = 14

/** Who is related, by relation in the order of the answer, and how many more there are. */
export function groupByRelation(related: readonly Related[]): { branches: Branch[]; hiddenCount: number } {
  const names = new Map<string, string[]>()
  for (const { relation, name } of related.slice(0, maxNames))
    names.set(relation, [...(names.get(relation) ?? []), name])
  const branches = [...names].map(([relation, list]) => ({ relation, names: list }))
  return { branches, hiddenCount: Math.max(0, related.length - maxNames) }
}

/** The root, a relation or a name: how deep it stands, and the middle of its line, in pixels from the top. */
export type TreeLine = { depth: 0 | 1 | 2; text: string; y: number }

/** A tree as lines of text, and the paths that join each to the one it hangs from. */
export type TreeLayout = { lines: TreeLine[]; paths: string[]; width: number; height: number }

export const lineHeight = 24

/** Before each relation. */
const gap = 4

/** How far each depth is indented. */
export const indent = 22

/** Where a stem stands below the line that it hangs from, amid a pixel to be sharp, and how round it turns. */
const stem = 7.5
const radius = 6

/** From the stem at `from` down and round to the start of a line. */
function buildBranchPath({ depth, y }: TreeLine, from: number): string {
  const x = (depth - 1) * indent + stem
  return `M${x} ${from + lineHeight / 2 - 2}V${y - radius}Q${x} ${y} ${x + radius} ${y}H${depth * indent - 3}`
}

/** Lays out a tree from the top down: the root, its relations, and below each who stands in it. */
export function treeLayout(root: string, branches: readonly Branch[]): TreeLayout {
  const top: TreeLine = { depth: 0, text: root, y: lineHeight / 2 }
  const lines = [top]
  const paths: string[] = []
  let y = top.y
  for (const { relation, names } of branches) {
    y += lineHeight + gap
    const branch: TreeLine = { depth: 1, text: relation, y }
    lines.push(branch)
    paths.push(buildBranchPath(branch, top.y))
    for (const text of names) {
      y += lineHeight
      const leaf: TreeLine = { depth: 2, text, y }
      lines.push(leaf)
      paths.push(buildBranchPath(leaf, branch.y))
    }
  }
  return { lines, paths, width: 2 * indent, height: y + lineHeight / 2 }
}
