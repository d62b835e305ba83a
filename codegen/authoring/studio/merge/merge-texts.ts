import { diffArrays } from 'diff'

/** A piece of a merged text. It has two versions if both sides changed the same lines. The author then chooses one. */
export type MergedPiece =
  | { text: string }
  | { disk: string; draft: string; diskLine: number; draftLine: number }

/** Lines of the base, from `start` to before `end`, and what a side has in their place. */
type Hunk = { side: 'disk' | 'draft'; start: number; end: number; lines: string[] }

/**
 * Merges two texts that began with the same one, line by line. Lines that only one side changed are as that side has
 * them, also next to lines that the other side changed.
 */
export function mergeTexts(base: string, disk: string, draft: string): MergedPiece[] {
  const lines = splitLines(base)
  const hunks = [...listHunks(lines, 'disk', disk), ...listHunks(lines, 'draft', draft)]
  const pieces: MergedPiece[] = []
  let position = 0
  const shift = { disk: 0, draft: 0 }
  for (const group of groupHunks(hunks)) {
    const start = Math.min(...group.map((hunk) => hunk.start))
    const end = Math.max(...group.map((hunk) => hunk.end))
    pieces.push({ text: lines.slice(position, start).join('') })
    const read = (side: Hunk['side']) =>
      applyHunks(
        lines,
        start,
        end,
        group.filter((hunk) => hunk.side === side),
      )
    const [onDisk, inDraft] = [read('disk'), read('draft')]
    const sides = new Set(group.map(({ side }) => side))
    const [side = 'disk'] = sides
    if (sides.size === 1) pieces.push({ text: side === 'disk' ? onDisk : inDraft })
    else if (onDisk === inDraft) pieces.push({ text: onDisk })
    else
      pieces.push({
        disk: onDisk,
        draft: inDraft,
        diskLine: start + shift.disk,
        draftLine: start + shift.draft,
      })
    for (const hunk of group) shift[hunk.side] += hunk.lines.length - (hunk.end - hunk.start)
    position = end
  }
  return [...pieces, { text: lines.slice(position).join('') }].filter(
    (piece) => !('text' in piece) || piece.text !== '',
  )
}

export const splitLines = (text: string): string[] => (text === '' ? [] : text.split(/(?<=\n)/))

function listHunks(base: string[], side: Hunk['side'], text: string): Hunk[] {
  const hunks: Hunk[] = []
  let position = 0
  for (const { added, removed, value } of diffArrays(base, splitLines(text))) {
    const last = hunks.at(-1)
    const isJoined = last?.end === position && (added || removed)
    if (isJoined && added) last.lines.push(...value)
    else if (isJoined) last.end += value.length
    else if (added) hunks.push({ side, start: position, end: position, lines: value })
    else if (removed) hunks.push({ side, start: position, end: position + value.length, lines: [] })
    if (!added) position += value.length
  }
  return hunks
}

/** Returns the hunks in the order of the base. Hunks that change the same lines are in one group. */
function groupHunks(hunks: Hunk[]): Hunk[][] {
  const groups: { hunks: Hunk[]; start: number; end: number }[] = []
  for (const hunk of hunks.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    const group = groups.at(-1)
    if (group && (hunk.start < group.end || hunk.start === group.start)) {
      group.hunks.push(hunk)
      group.end = Math.max(group.end, hunk.end)
    } else groups.push({ hunks: [hunk], start: hunk.start, end: hunk.end })
  }
  return groups.map((group) => group.hunks)
}

function applyHunks(base: string[], start: number, end: number, hunks: Hunk[]): string {
  const lines = hunks.reduceRight(
    (all, hunk) => all.toSpliced(hunk.start - start, hunk.end - hunk.start, ...hunk.lines),
    base.slice(start, end),
  )
  return lines.join('')
}
