import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Json } from '../../../manifest/schema/consulta.ts'

/** The lengths of AES-256-GCM's nonce and tag, in bytes. */
const [nonceLength, tagLength] = [12, 16]

export type Seal = ReturnType<typeof createSeal>

/** Encrypts JSON with a key derived from a secret and a use. A place binds a value to its row: it cannot be opened in another row. */
export function createSeal(secret: string, use = 'batches') {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', use, 32))
  return {
    close(value: Json, place: string): Buffer {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text])
    },
    open(sealed: Uint8Array, place: string): Json {
      const [textStart, bytes] = [nonceLength + tagLength, Buffer.from(sealed)]
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength))
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(nonceLength, textStart))
      return JSON.parse(
        decipher.update(bytes.subarray(textStart), undefined, 'utf8') + decipher.final('utf8'),
      )
    },
  }
}
