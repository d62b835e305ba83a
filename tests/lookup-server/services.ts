import { buildModel } from '../../codegen/resolve/build-model.ts'
import { type Answered, createReplies } from '../../deploy/gateway/create-replies.ts'
import type { Asked } from '../../deploy/gateway/exchange.ts'
import { publicReply } from './public-services.ts'

const root = (folder: string) => new URL(`../../${folder}`, import.meta.url).pathname

/** The sources that answer by their contracts and examples, as `npm run gateway` does. */
function gateways(): ReadonlyMap<string, (asked: Asked) => Promise<Answered>> {
  const built = buildModel({ manifestDir: root('manifest'), pagesDir: root('src'), cwd: root('') })
  if (!built.ok) throw new Error('The manifest has errors')
  const { model } = built
  return new Map(['gateway', 'brasilapi'].map((source) => [source, createReplies({ model, source })]))
}

/** Answers a request for the service that the first part of its path names. */
export function createServices(): (asked: Asked) => Promise<Answered['reply']> {
  const played = gateways()
  return async (asked) => {
    const [, service = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(asked.url) ?? []
    const own = publicReply(asked.url)
    const answer = played.get(service)
    if (own || !answer) return own ?? { status: 404 }
    return (await answer({ ...asked, url: rest })).reply
  }
}
