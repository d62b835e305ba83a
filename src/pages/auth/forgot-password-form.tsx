import { Box, Button, chakra, Flex, Link, Text } from '@chakra-ui/react'
import { lazy, useEffect, useRef, useState } from 'react'
import { app } from '@/generated/app.ts'
import { hasProvider } from '@/lib/environment.ts'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { EmailField } from './email-field.tsx'

const loadCheck = async () => (await import('./credentials.ts')).checkRecovery

/** The recovery of a password: instructions for local accounts, or the provider's page. */
export const ForgotPasswordForm = hasProvider()
  ? lazy(() => import('./provider-login.tsx').then((module) => ({ default: module.ProviderRecovery })))
  : LocalRecovery

function LocalRecovery() {
  const [email, setEmail] = useState<string>()
  const { errors, form } = useValidatedForm(loadCheck, (data) => setEmail(data.email))

  return (
    <Flex direction="column" gap="5">
      {email ? (
        <Instructions email={email} />
      ) : (
        <chakra.form {...form} display="flex" flexDirection="column" gap="5">
          <EmailField error={errors.email} />
          <Button type="submit" size="md" width="full">
            Continuar
          </Button>
        </chakra.form>
      )}
      <Text>
        <AppLink to={app.auth.login}>Voltar ao login</AppLink>
      </Text>
    </Flex>
  )
}

const { register } = app.auth

const { vendor } = app.footer

/** The text is the same with and without an account, so that it does not reveal accounts. */
function Instructions({ email }: { email: string }) {
  const instructions = useRef<HTMLDivElement>(null)
  useEffect(() => instructions.current?.focus(), [])
  return (
    <Flex ref={instructions} tabIndex={-1} outline="none" direction="column" gap="3" role="status">
      <Text fontWeight="600" overflowWrap="anywhere">
        Nenhuma mensagem foi enviada para {email}
      </Text>
      <Text color="fg.muted">
        Esta instalação não tem serviço de e-mail. As contas ficam só neste navegador, e da senha fica apenas
        um resumo criptográfico, que não permite recuperá-la.
      </Text>
      <Box as="ul" color="fg.muted" listStyleType="disc" ps="5" display="grid" gap="1.5">
        {register && (
          <li>
            Para continuar agora, <AppLink to={register}>crie uma conta</AppLink> com outro endereço.
          </li>
        )}
        <li>
          Para recomeçar, apague os dados deste site nas configurações do navegador. Todas as contas guardadas
          nele são perdidas.
        </li>
        {vendor && (
          <li>
            Em caso de dúvida, fale com <Link href={vendor.url}>{vendor.name}</Link>.
          </li>
        )}
      </Box>
    </Flex>
  )
}
