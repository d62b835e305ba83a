import { useEffect, useRef, useState } from 'react'
import { announce } from '@/ui/feedback/announcer.tsx'
import type { EnteredList } from './entered-list.ts'
import { readFile } from './read-file.ts'

/** Reads a list from the file that the user chose last. */
export function useFileReader(onRead: (list: EnteredList) => void) {
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<string>()
  const latest = useRef<File>(undefined)
  useEffect(
    () => () => {
      latest.current = undefined
    },
    [],
  )

  const readList = async (file: File) => {
    latest.current = file
    setReading(true)
    setProblem(undefined)
    const result = await readFile(file)
    if (latest.current !== file) return
    setReading(false)
    if (!('problem' in result)) return onRead(result)
    setProblem(result.problem)
    announce(result.problem)
  }
  return { isReading, problem, readList }
}
