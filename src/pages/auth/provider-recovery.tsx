import { Button, Flex, Link, Text } from '@chakra-ui/react'
import { app } from '@/generated/app.ts'
import { providerSettings } from '@/state/oidc/provider.ts'
import { AppLink } from '@/ui/navigation/app-link.tsx'

export default function ProviderRecovery() {
  const { title, forgotPasswordUrl } = providerSettings()
  return (
    <Flex direction="column" gap="5">
      <Text color="fg.muted">
        {forgotPasswordUrl
          ? `A senha é de ${title}, e é lá que se recupera o acesso.`
          : `A senha é de ${title}. Para recuperar o acesso, fale com quem administra as contas.`}
      </Text>
      {forgotPasswordUrl && (
        <Button asChild size="md" width="full">
          <Link href={forgotPasswordUrl}>Recuperar acesso em {title}</Link>
        </Button>
      )}
      <Text>
        <AppLink to={app.auth.login}>Voltar ao login</AppLink>
      </Text>
    </Flex>
  )
}
