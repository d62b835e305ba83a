import { buildModel } from '../../codegen/generate.ts'
import { createReplies, type PathReply } from '../../deploy/gateway/create-replies.ts'
import type { GatewayRequest } from '../../deploy/gateway/exchange.ts'
import { findPublicReply } from './public-services.ts'

const resolveRoot = (folder: string) => new URL(`../../${folder}`, import.meta.url).pathname

/** The sources that answer by their contracts and examples, as `npm run gateway` does. */
function createGateways(): ReadonlyMap<string, (request: GatewayRequest) => Promise<PathReply>> {
  const built = buildModel({
    manifestDir: resolveRoot('manifest'),
    pagesDir: resolveRoot('src'),
    cwd: resolveRoot(''),
  })
  if (!built.ok) throw new Error('The manifest has errors')
  const { model } = built
  return new Map(['gateway', 'brasilapi'].map((source) => [source, createReplies({ model, source })]))
}

/** Answers a request for the service that the first part of its path names. */
export function createServices(): (request: GatewayRequest) => Promise<PathReply['reply']> {
  const replyBySource = createGateways()
  return async (request) => {
    const [, service = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(request.url) ?? []
    const own = findPublicReply(request.url)
    const answer = replyBySource.get(service)
    if (own || !answer) return own ?? { status: 404 }
    return (await answer({ ...request, url: rest })).reply
  }
}
