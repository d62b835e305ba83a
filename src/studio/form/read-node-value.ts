import type { FormNode } from '@manifest/contract/studio.ts'

/** Returns the value of a form's node with its parts. Keys that are not set have the values that apply. */
export function readNodeValue({ control, value, inherited }: FormNode): unknown {
  if (control.type === 'list' && value !== undefined) return control.items.map(readNodeValue)
  if (control.type !== 'object') return value ?? inherited
  const parts = control.children.map((child) => [child.key, readNodeValue(child)] as const)
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
}
