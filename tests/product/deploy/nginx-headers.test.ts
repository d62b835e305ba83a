import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nginxHeaders } from '../../../deploy/headers/nginx-headers.ts'
import { contentSecurityPolicy } from '../../../src/generated/csp.ts'

const deployed = (file: string) => readFileSync(join(import.meta.dirname, '../../../deploy', file), 'utf8')

describe('nginx.conf', () => {
  it('sends the headers that npm start sends, with the emitted policy', () => {
    expect(deployed('averigua-headers.conf')).toBe(nginxHeaders(contentSecurityPolicy, {}))
  })

  it('allows a demo build to connect to no other host', () => {
    expect(deployed('averigua-headers.conf')).not.toMatch(/https?:/)
  })
})
