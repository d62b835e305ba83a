import type { YamlPath } from '../read/manifest-document.ts'

/** Returns the value at a path; `undefined` if there is none. */
export function readAtPath(root: unknown, path: YamlPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    root,
  )
}
