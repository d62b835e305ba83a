import type { Path } from '../read/manifest-document.ts'

/** What a path leads to inside a value; `undefined` when nothing is there. */
export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    root,
  )
}
