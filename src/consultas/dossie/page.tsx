import { Text } from '@chakra-ui/react'
import { LuListChecks } from 'react-icons/lu'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { useDossie } from '@/routes/load-dossie.ts'
import { roles } from '@/state/roles.ts'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { Dossie } from './dossie.tsx'

/** The page of every dossiê. Its form and its parts come from its definition. */
export default function DossiePage({ dossie = '' }: { dossie?: string }) {
  const loaded = useDossie(dossie)
  const { title, description, batch } = loaded.dossie
  const { key } = useLocation()
  const { names } = useSnapshot(roles)
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        actions={
          batch && (
            <ButtonLink to={batch.path} variant="outline">
              <LuListChecks aria-hidden="true" /> Montar em lote
            </ButtonLink>
          )
        }
      />
      <HiddenParts count={loaded.hiddenPartCount} />
      {/* Other roles have other parts, so a change of roles starts over. */}
      <Dossie key={`${key} ${names}`} loaded={loaded} historyKey={key} />
    </>
  )
}

/** Says how many consultas of a dossiê the user may not see, but not which. */
function HiddenParts({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Text color="fg.muted" mb="4">
      {`A sua conta não tem acesso a ${formatCounted(count, 'consulta', 'consultas')} deste dossiê.`}
    </Text>
  )
}
