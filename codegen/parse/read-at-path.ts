import type { YamlPath } from '../read/manifest-document.ts'

/** What a path leads to inside a value; `undefined` when nothing is there. */
export function readAtPath(root: unknown, path: YamlPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    root,
  )
}
