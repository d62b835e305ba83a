import type { Sources } from '../../manifest/contract/resolved.ts'
import { absoluteUrl } from '../../manifest/schema/url.ts'

type Environment = Record<string, string | undefined>

const modes = ['demo', 'live']

/** What a build's environment says wrongly of the sources: a line a variable, in Portuguese; empty when all is well. */
export function environmentProblems({ sources }: Sources, env: Environment): string[] {
  const urls = Object.values(sources).flatMap(({ baseUrlEnv }) => {
    const url = baseUrlEnv === undefined ? undefined : env[baseUrlEnv]
    if (!baseUrlEnv || !url) return []
    const { error } = absoluteUrl.safeParse(url)
    return error ? [`${baseUrlEnv}: ${error.issues[0]?.message}`] : []
  })
  const variables = Object.keys(env).filter((name) => name.startsWith('VITE_SOURCES_MODE'))
  const wrong = variables.filter((name) => env[name] && !modes.includes(env[name]))
  return [...urls, ...wrong.map((name) => `${name}: use demo ou live`)]
}
