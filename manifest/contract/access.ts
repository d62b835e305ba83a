/**
 * Who may see something: of each list, whoever has one of its roles. Several lists stand where two things must be seen
 * at once, as a menu entry and the page that it leads to. No lists: everyone who is logged in.
 */
export type Access = string[][]

/** Whether someone with these roles may see what `access` guards. */
export const mayAccess = (access: Access | undefined, roles: readonly string[]): boolean =>
  (access ?? []).every((list) => list.some((role) => roles.includes(role)))

/** What only those may see who may see both. A list that follows from another is left out. */
export function intersectAccess(one: Access | undefined, other: Access | undefined): Access | undefined {
  const lists = [...(one ?? []), ...(other ?? [])]
  const needed = lists.filter(
    (list, index) =>
      !lists.some(
        (narrower, otherIndex) =>
          otherIndex !== index &&
          narrower.every((role) => list.includes(role)) &&
          (narrower.length < list.length || otherIndex < index),
      ),
  )
  return needed.length === 0 ? undefined : needed
}

/** What those may see who may see one of several things; `undefined` where one of them is open to all. */
export function uniteAccess(several: readonly (Access | undefined)[]): Access | undefined {
  const [first, ...rest] = several
  if (!first || rest.some((access) => !access)) return undefined
  // Of several lists each, every combination of one list from each thing.
  return rest.reduce<Access>(
    (all, access) => all.flatMap((list) => (access ?? []).map((other) => [...new Set([...list, ...other])])),
    first,
  )
}
