import { useEffect, useState } from 'react'
import type { Path } from '@/generated/paths.ts'
import { whenSessionEnds } from './session.ts'

let left: { path: Path; text: string } | undefined

const forget = () => {
  left = undefined
}

whenSessionEnds(forget)

/** Leaves a list that was pasted elsewhere for the page of a batch. In memory, as all that is looked up. */
export function leaveList(path: Path, text: string): void {
  left = { path, text }
}

/** The list that was left for the batch at a path, as its page opens. It is taken once the page is there. */
export function useLeftList(path: Path | undefined): { text: string } | undefined {
  const [list] = useState(() => (left && left.path === path ? { text: left.text } : undefined))
  useEffect(forget, [])
  return list
}
