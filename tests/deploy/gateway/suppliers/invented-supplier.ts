import { afterAll } from 'vitest'
import { type Respond, serveInventedSupplier } from './serve-invented-supplier.ts'

export { oauth, type Respond, secrets, send } from './serve-invented-supplier.ts'

/** Starts an invented supplier that ends after the file's tests. */
export async function startInventedSupplier(respond?: Respond) {
  const server = await serveInventedSupplier(respond)
  afterAll(server.close)
  return server
}
