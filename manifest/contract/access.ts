/**
 * Lists of roles: a user needs one role of each list. A menu entry and its page, for example, each add a
 * list. Without lists every logged-in user has access.
 */
export type Access = string[][]

export const mayAccess = (access: Access | undefined, roles: readonly string[]): boolean =>
  (access ?? []).every((list) => list.some((role) => roles.includes(role)))

/** Returns the access of users who have both. Redundant lists are left out. */
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

/**
 * Returns the access of users who may see at least one of several things; `undefined` if one of them is open
 * to all.
 */
export function uniteAccess(several: readonly (Access | undefined)[]): Access | undefined {
  const [first, ...rest] = several
  if (!first || rest.some((access) => !access)) return undefined
  // Combines the lists: (a and b) or (c and d) is (a or c) and (a or d) and (b or c) and (b or d).
  return rest.reduce<Access>(
    (all, access) => all.flatMap((list) => (access ?? []).map((other) => [...new Set([...list, ...other])])),
    first,
  )
}
