import { useEffect, useState } from 'react'
import { offersRegistration } from '@/state/oidc/login.ts'
import { providerSettings } from '@/state/oidc/provider.ts'

/**
 * Returns true if the provider supports registration on request. If the manifest links to a registration
 * page, the provider is not queried.
 */
export function useOffersRegistration(): boolean {
  const [isOffered, setOffered] = useState(false)
  const hasPage = providerSettings().registerUrl !== undefined
  useEffect(() => {
    let isUnmounted = false
    if (!hasPage)
      void offersRegistration().then(
        (is) => !isUnmounted && setOffered(is),
        () => {},
      )
    return () => {
      isUnmounted = true
    }
  }, [hasPage])
  return isOffered
}
