import { useEffect, useState } from 'react'

const storageName = 'averigua.studio-tree'

function readStored(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? '["Consultas"]') as string[]
  } catch {
    return ['Consultas']
  }
}

/** Returns the open nodes of the tree. They survive a reload; the nodes above the selected one open by themselves. */
export function useOpenNodes(trail: string[]) {
  const [open, setOpen] = useState(() => new Set(readStored()))
  const above = trail.slice(0, -1).join('\n')
  useEffect(() => {
    if (above !== '') setOpen((before) => new Set([...before, ...above.split('\n')]))
  }, [above])
  useEffect(() => {
    try {
      sessionStorage.setItem(storageName, JSON.stringify([...open]))
    } catch {
      // Without storage, a reload starts with the initial nodes.
    }
  }, [open])
  const toggle = (id: string) =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  return { isOpen: (id: string) => open.has(id), toggle }
}
