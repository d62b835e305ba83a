import { Flex } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { nextQuery } from '@/routes/next-page.ts'
import { missingRoles } from '@/state/oidc/login-failure.ts'
import { BackButton } from '@/ui/navigation/back-button.tsx'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { touchHeight } from '@/ui/touch-height.ts'

const deniedText =
  'A sua conta não tem permissão para ver esta página; se você precisa dela, fale com quem administra o painel.'

const omittedText =
  'O painel não sabe se você pode ver esta página: os seus papéis são mais do que cabem no token do provedor, que não mandou nenhum. Fale com quem administra as contas.'

/** Shown instead of a page that the user may not see. */
export default function NoAccess() {
  const { isOmitted } = useSnapshot(missingRoles)
  const home = accessiblePath(app.auth.home)
  // The query that was meant for this page must not run on another one.
  useEffect(nextQuery.clear, [])
  return (
    <>
      <PageHeader title="Acesso não permitido" description={isOmitted ? omittedText : deniedText} />
      <Flex gap="3" wrap="wrap">
        {home && (
          <ButtonLink to={home} minH={touchHeight}>
            Ir para o início
          </ButtonLink>
        )}
        <BackButton minH={touchHeight} />
      </Flex>
    </>
  )
}
