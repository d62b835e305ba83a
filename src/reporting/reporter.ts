import type { HandledProblem } from '../lib/handled-problem.ts'
import { describeError, findFile, isOfExtension } from './describe-error.ts'
import type { Report, ReportedFinding } from './report.ts'

/** A page that fails again and again must not flood the receiver. */
const maxReports = 20

export type ReporterSettings = {
  version: string
  /** The patterns of the routes, in the router's order. */
  patterns: readonly string[]
  /** The path of the app, with a slash at both ends. */
  base: string
  /** The address of the folder with the files of the build, with a slash at its end. */
  files: string
  readPath: () => string
  send: (report: Report) => void
}

/** Directives whose blocked addresses are of code or of sources. Other addresses, as those of images, may come from an answer. */
const directivesOfCode = /^(?:connect|script|style|font|worker|object)-src/

/** Returns functions that turn events of a page into reports. An equal problem is reported once. */
export function createReporter({ version, patterns, base, files, readPath, send }: ReporterSettings) {
  const sent = new Set<string>()
  const seenErrors = new WeakSet<object>()

  function report(kind: Report['kind'], finding: ReportedFinding) {
    const key = JSON.stringify([kind, finding])
    if (sent.has(key) || sent.size >= maxReports) return
    sent.add(key)
    const path = readPath()
    const route = path.startsWith(base) ? findPattern(patterns, path.slice(base.length - 1)) : undefined
    send({ kind, at: new Date().toISOString(), version, ...(route && { route }), ...finding })
  }

  /** The same error may reach the reporter as an event of the bundler, from an error boundary and from the window. */
  function reportError(kind: Report['kind'], thrown: unknown) {
    if (isOfExtension(thrown)) return
    if (typeof thrown === 'object' && thrown !== null) {
      if (seenErrors.has(thrown)) return
      seenErrors.add(thrown)
    }
    report(kind, describeError(thrown, files))
  }

  return {
    onError({ target, error, message = '' }: Partial<ErrorEvent>) {
      // Chromium reports an ordinary delay of a layout as an error.
      if (message.startsWith('ResizeObserver loop')) return
      const address = Reflect.get(target ?? {}, 'src') ?? Reflect.get(target ?? {}, 'href')
      const file = typeof address === 'string' ? findFile(address, files) : undefined
      if (file) report('chunk', { file })
      // An element that is not of the build: its address may come from an answer.
      else if (message !== '') reportError('error', error)
    },
    onRejection: ({ reason }: Pick<PromiseRejectionEvent, 'reason'>) => reportError('rejection', reason),
    /** Vite's event for a dynamic import that failed. */
    onPreloadError({ payload }: { payload: Error }) {
      seenErrors.add(payload)
      const file = findFile(payload.message, files)
      report('chunk', { ...(file && { file }) })
    },
    onProblem(problem: HandledProblem) {
      if ('error' in problem) return reportError('render', problem.error)
      const { consulta, reason, paths, requestId } = problem
      report('contract', { consulta, reason, ...(paths && { paths }), ...(requestId && { requestId }) })
    },
    onViolation({
      effectiveDirective: directive,
      blockedURI,
    }: Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI'>) {
      report('policy', { directive, blocked: describeBlocked(directive, blockedURI) })
    },
  }
}

function describeBlocked(directive: string, address: string): string {
  if (/^(?:inline|eval|wasm-eval|data|blob)$/.test(address)) return address
  return directivesOfCode.test(directive) && URL.canParse(address) ? new URL(address).origin : 'other'
}

const readSegments = (path: string) => path.toLowerCase().split('/').filter(Boolean)

/** `:name` matches any segment, and `:name?` also none. React Router's matcher would load React. */
function isMatch([expected, ...others]: string[], segments: string[]): boolean {
  if (expected === undefined) return segments.length === 0
  const [segment, ...rest] = segments
  if (segment !== undefined && (expected.startsWith(':') || expected === segment) && isMatch(others, rest))
    return true
  return expected.endsWith('?') && isMatch(others, segments)
}

/** Returns the first pattern that matches a path. Patterns are in the router's order. Ignores case and a trailing slash. */
export const findPattern = (patterns: readonly string[], path: string): string | undefined =>
  patterns.find((pattern) => isMatch(readSegments(pattern), readSegments(path)))
