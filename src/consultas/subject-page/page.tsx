import { enginePages } from '@manifest/contract/engine-pages.ts'
import { LuListTree } from 'react-icons/lu'
import { useParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { findPagePath, findSubjectPath } from '@/routes/page-path.ts'
import { CreditsReturnContext } from '@/session/credits-link.tsx'
import { roles } from '@/state/roles.ts'
import { session } from '@/state/session.ts'
import { findSubject, type Subject } from '@/state/subjects.ts'
import { PanelOrFailure, useLoaded } from '@/ui/feedback/lazy-panel.tsx'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { findKindFamilies } from './build-sections.ts'
import { SubjectView } from './subject-view.tsx'

/** The page of a person, a company or another value that consultas take. Its path has only a random id. */
export default function SubjectPage() {
  const { id = '' } = useParams()
  const { names } = useSnapshot(roles)
  // Another tab may bring the subject later.
  useSnapshot(session).items
  const subject = findSubject(id)
  // Other roles have other consultas, so a change of roles starts over.
  if (!subject) return <UnknownSubject />
  const path = findSubjectPath(id)
  return (
    <CreditsReturnContext value={path && { title: 'Assunto', path }}>
      <LoadedSubject key={`${id} ${names}`} subject={subject} />
    </CreditsReturnContext>
  )
}

/** Suspends until the consultas that take the subject's value are loaded. */
function LoadedSubject({ subject }: { subject: Subject }) {
  const { value: families, failure } = useLoaded(findKindFamilies(subject.kind))
  return (
    <>
      {failure && <RouteHeader />}
      <PanelOrFailure failure={failure}>
        {families && <SubjectView subject={subject} families={families} />}
      </PanelOrFailure>
    </>
  )
}

/** Explains why a reload of the page, or a link from an earlier session, shows nothing. */
function UnknownSubject() {
  const back = findPagePath(enginePages.session)
  const catalogue = accessiblePath(app.catalogue)
  return (
    <>
      <RouteHeader />
      <Panel>
        <EmptyState
          icon={<LuListTree />}
          title="Este assunto não está mais na memória"
          detail="As respostas ficam só na memória desta sessão: recarregar a página ou sair as apaga. Consulte de novo, ou volte às consultas desta sessão."
          action={
            <>
              {catalogue && <ButtonLink to={catalogue}>Escolher uma consulta</ButtonLink>}
              {back && (
                <ButtonLink to={back} variant="outline">
                  Consultas desta sessão
                </ButtonLink>
              )}
            </>
          }
        />
      </Panel>
    </>
  )
}
