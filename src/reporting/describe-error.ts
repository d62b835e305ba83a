import { keepKnownName, keepKnownWords } from './known-words.ts'
import type { Finding } from './report.ts'

const maxFrames = 30

/** A file of the build and a position in it, at the end of a line of a stack. */
const framePattern = /^([\w.-]+-[0-9a-f]{8}\.js:\d+:\d+)\)?$/

/**
 * Returns the positions of a stack that are in files of the build. Names of functions are left out: engines derive them also from
 * computed keys. `files` is the address below which the build has its files.
 */
function readFrames({ stack, message }: Error, files: string): string[] {
  if (typeof stack !== 'string') return []
  // Chromium starts the stack with the class and the message.
  const start = /^[\w$.]+: /.test(stack) ? stack.indexOf(message) + message.length : 0
  return stack
    .slice(start)
    .split('\n')
    .flatMap((line) => {
      const at = line.lastIndexOf(files)
      const frame = at < 0 ? undefined : framePattern.exec(line.slice(at + files.length))?.[1]
      return frame === undefined ? [] : [frame]
    })
    .slice(0, maxFrames)
}

const isError = (value: unknown): value is Error => value instanceof Error || value instanceof DOMException

/** Describes a thrown value. Anything but an error may be data, so that nothing of it is told. */
export function describeError(thrown: unknown, files: string): Finding {
  if (!isError(thrown)) return { name: 'Error', message: '…', stack: [] }
  const { name, message } = thrown
  return {
    name: keepKnownName(name),
    message: keepKnownWords(String(message)),
    stack: readFrames(thrown, files),
  }
}

/** Returns true if the error is of a browser extension. */
export const isOfExtension = (thrown: unknown): boolean =>
  isError(thrown) && /\b(?:chrome|moz|safari-web)-extension:/.test(thrown.stack ?? '')

/** Returns the name of a file of the build, as the last part of an address; `undefined` for any other address. */
export function findFile(text: string, files: string): string | undefined {
  const at = text.lastIndexOf(files)
  return at < 0
    ? undefined
    : /^[\w.-]+-[0-9a-f]{8}\.(?:js|css)(?=$|[\s?#])/.exec(text.slice(at + files.length))?.[0]
}
