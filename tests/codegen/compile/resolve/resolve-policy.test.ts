import { describe, expect, it } from 'vitest'
import type { BaseModel } from '../../../../codegen/compile/resolve/model.ts'
import { requireValue } from '../../../support/require-value.ts'
import { createModel, definition, family, smallModel } from '../../support/small-model.ts'

describe('the content security policy', () => {
  const readPolicy = (changes: Partial<BaseModel> = {}) => createModel(changes).contentSecurityPolicy

  it('allows the origins of photo hosts and no others', () => {
    const { directives } = readPolicy()
    expect(directives['img-src']).toEqual(["'self'", 'data:', 'https://fotos.example'])
    expect(directives['connect-src']).toEqual(["'self'"])
    expect(directives['default-src']).toEqual(["'none'"])
  })

  it('allows own media if the app has the demos', () => {
    const [route] = smallModel.routes
    expect(readPolicy().directives).not.toHaveProperty('media-src')
    const routes = [{ ...requireValue(route), page: 'demos/ui-kit/video/' }]
    expect(readPolicy({ routes }).directives['media-src']).toEqual(["'self'"])
  })

  it('lets a build replace the origin of a source with baseUrlEnv', () => {
    expect(readPolicy().sources).toEqual({
      gateway: { env: 'VITE_GATEWAY_URL', origin: 'https://gateway.example' },
    })
  })

  it('lists the sources of requests and fallbacks for the build', () => {
    const request = {
      source: 'other',
      get: '/x',
      fallback: [{ source: 'gateway', get: '/y' }],
    }
    const variants = [{ ...definition('cpf', '/consulta/cpf', 1), request }]
    const { directives, sources } = readPolicy({
      families: [{ ...family('cpf', '/consulta/cpf', 1), variants }],
    })
    expect(directives['connect-src']).toEqual(["'self'"])
    expect(Object.keys(sources)).toEqual(['gateway', 'other'])
  })

  it.each([
    ['https://avisos.example/x', ["'self'", 'https://avisos.example']],
    ['/dash/x/select/api/notifications', ["'self'"]],
  ])('allows the origin of notifications at %s', (url, expected) => {
    const notifications = { url, list: '$', title: 'titulo', text: 'descricao', date: 'dia', photo: 'foto' }
    const { directives } = readPolicy({ app: { ...smallModel.app, notifications } })
    expect(directives['connect-src']).toEqual(expected)
  })
})
