import { useEffect, useState } from 'react'
import { providerSettings } from '@/state/oidc/provider.ts'
import { offersRegistration } from '@/state/oidc/sign-in.ts'

/** Whether the provider creates accounts when it is asked to. Where it has a page for that, it is not asked. */
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
