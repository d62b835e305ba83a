import type { NewRequest } from '@manifest/contract/answer-page.ts'
import type { ManifestContent, ShownRequest } from '@manifest/contract/studio-content.ts'
import { suggestName } from './target.ts'

/**
 * Returns the request that a new consulta of a family probably has: the one that all others share, or one to the same
 * source at a path of its own. Without a family, as the manifest's other consultas.
 */
export function suggestRequest(
  { families, sources }: Pick<ManifestContent, 'families' | 'sources'>,
  family: string,
  title: string,
): NewRequest {
  const listCalls = (of: typeof families) =>
    of.flatMap(({ variants }) =>
      variants.flatMap(({ requests }) => requests.filter(({ isFallback }) => !isFallback).slice(0, 1)),
    )
  const own = listCalls(families.filter((one) => one.family === family))
  const calls = own.length > 0 ? own : listCalls(families)
  const [first] = calls
  const isShared =
    own.length > 0 && own.every(({ call, source }) => call === first?.call && source === first.source)
  if (first && isShared) return readCall(first)
  const countLike = ({ source, method }: NewRequest) =>
    calls.map(readCall).filter((one) => one.source === source && one.method === method).length
  const [most] = calls.map(readCall).toSorted((one, other) => countLike(other) - countLike(one))
  const { source, method } = most ?? { source: sources[0]?.name ?? '', method: 'post' as const }
  return { source, method, path: `/${family || 'consulta'}/${suggestName(title) || 'consulta'}` }
}

function readCall({ source, call }: ShownRequest): NewRequest {
  const [method = '', path = ''] = call.split(' ')
  return { source, method: method === 'GET' ? 'get' : 'post', path }
}
