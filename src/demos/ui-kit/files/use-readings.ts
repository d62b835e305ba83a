import { useEffect, useRef, useState } from 'react'
import { announce } from '@/ui/feedback/announcer.tsx'
import { digestFile, readFileInParts, readImage } from './reading.ts'

export type ReadingPhase = 'waiting' | 'reading' | 'paused' | 'failed' | 'cancelled' | 'done'

export type Reading = {
  id: string
  file: File
  phase: ReadingPhase
  /** The number of bytes read so far. */
  bytes: number
  preview?: string
  digest?: string
}

/** Files that are read at the same time. The others wait. */
const maxParallel = 2

/** Reads chosen files, two at a time. Each can be paused, cancelled and tried again. */
export function useReadings(isInterrupted: boolean) {
  const [readings, setReadings] = useState<Reading[]>([])
  const controllers = useRef(new Map<string, AbortController>())
  useEffect(
    () => () => {
      for (const controller of controllers.current.values()) controller.abort()
    },
    [],
  )

  const update = (id: string, changes: Partial<Reading>) =>
    setReadings((all) => all.map((reading) => (reading.id === id ? { ...reading, ...changes } : reading)))

  async function start({ id, file, bytes }: Reading) {
    const controller = new AbortController()
    controllers.current.set(id, controller)
    update(id, { phase: 'reading' })
    try {
      await readFileInParts(file, {
        from: bytes,
        signal: controller.signal,
        onProgress: (next) => update(id, { bytes: next }),
        isInterrupted,
      })
      update(id, { phase: 'done', digest: await digestFile(file) })
      announce(`${file.name}: lido por inteiro`)
    } catch {
      if (controller.signal.aborted) return
      update(id, { phase: 'failed' })
      announce(`${file.name}: a leitura caiu`)
    } finally {
      if (controllers.current.get(id) === controller) controllers.current.delete(id)
    }
  }

  // Starts waiting files as soon as there is room.
  useEffect(() => {
    const room = maxParallel - readings.filter(({ phase }) => phase === 'reading').length
    const waiting = readings.filter(({ id, phase }) => phase === 'waiting' && !controllers.current.has(id))
    for (const reading of waiting.slice(0, Math.max(0, room))) void start(reading)
  }, [readings])

  function stop(id: string, changes: Partial<Reading>) {
    controllers.current.get(id)?.abort()
    controllers.current.delete(id)
    update(id, changes)
  }

  function add(files: readonly File[]) {
    const added = files.map(
      (file): Reading => ({ id: crypto.randomUUID(), file, phase: 'waiting', bytes: 0 }),
    )
    setReadings((all) => [...all, ...added])
    for (const { id, file } of added)
      if (file.type.startsWith('image/'))
        readImage(file).then(
          (preview) => update(id, { preview }),
          () => {},
        )
  }

  return {
    readings,
    add,
    pause: (id: string) => stop(id, { phase: 'paused' }),
    resume: (id: string) => update(id, { phase: 'waiting' }),
    cancel: (id: string) => stop(id, { phase: 'cancelled', bytes: 0 }),
    retry: (id: string) => update(id, { phase: 'waiting', bytes: 0 }),
    remove(id: string) {
      controllers.current.get(id)?.abort()
      setReadings((all) => all.filter((reading) => reading.id !== id))
    },
  }
}
