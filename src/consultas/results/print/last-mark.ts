import { onSessionEnd } from '@/state/session.ts'

let text = ''

/** The mark of the last print. It may be personal, so it is only in memory, until the session ends. */
export const lastMark = {
  read: () => text,
  write: (mark: string) => {
    text = mark
  },
}

onSessionEnd(() => lastMark.write(''))
