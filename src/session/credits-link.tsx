import type { ButtonProps } from '@chakra-ui/react'
import { createContext, useContext } from 'react'
import { credits } from '@/generated/credits.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { type CreditsReturn, setCreditsReturn } from '@/state/credits/return.ts'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { touchHeight } from '@/ui/touch-height.ts'

/** What the page of the credits leads back to, for links inside sections. */
export const CreditsReturnContext = createContext<CreditsReturn | undefined>(undefined)

type CreditsLinkProps = Omit<ButtonProps, 'type' | 'onClick'> & { back?: CreditsReturn | undefined }

/** Leads to the page of the credits, which leads back. Nothing if the user may not see that page. */
export function CreditsLink({ back, ...props }: CreditsLinkProps) {
  const inherited = useContext(CreditsReturnContext)
  const path = accessiblePath(credits?.page)
  if (!path) return null
  return (
    <ButtonLink to={path} minH={touchHeight} onClick={() => setCreditsReturn(back ?? inherited)} {...props}>
      Ver créditos
    </ButtonLink>
  )
}
