import type { FastifyInstance, HTTPMethods } from 'fastify'
import { Refusal } from './exchange.ts'

const allMethods: HTTPMethods[] = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']

type Path = { url: string; template: string; source: string | undefined; methods: string[] }

/** Collects the routes that are added from now on. Returns a function that refuses the other methods of their paths. */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const paths = new Map<string, Path>()
  app.addHook('onRoute', ({ routePath, method, config: { template, source } = {} }) => {
    if (template === undefined) return
    const path = paths.get(routePath) ?? { url: routePath, template, source, methods: [] }
    path.methods.push(...[method].flat())
    paths.set(routePath, path)
  })
  return () => {
    for (const { url, template, source, methods } of [...paths.values()]) {
      const allow = methods.join(', ')
      const refusal = new Refusal(405, `Este caminho se pede por ${allow}`, { headers: { allow } })
      app.route({
        method: allMethods.filter((method) => !methods.includes(method)),
        url,
        config: { template, ...(source !== undefined && { source }) },
        // Before the body is read.
        onRequest: async () => {
          throw refusal
        },
        handler: () => undefined,
      })
    }
  }
}
