import { expect, it } from 'vitest'
import { checkOffers, type Metadata } from '../../../deploy/doctor/provider/discovery.ts'
import { type ProviderSettings, providerGroup } from '../../../deploy/doctor/provider/settings.ts'

const settings = { scopes: ['openid'] } as unknown as ProviderSettings

it.each<[Metadata, string]>([
  [{ code_challenge_methods_supported: ['plain', 'S256'] }, 'ok'],
  [{ code_challenge_methods_supported: ['plain'] }, 'broken'],
  [{}, 'warning'],
])('a discovery with %j is %s', (metadata, status) => {
  expect(checkOffers(providerGroup, metadata, settings).status).toBe(status)
})
