import { useSnapshot } from 'valtio'
import { useRelativeLink } from '../../parts/use-relative-link.ts'
import { MissingProject } from './missing-project.tsx'
import { ProjectView } from './project-view.tsx'
import { portfolio } from './store.ts'

/** Shows the newest project. */
export default function ProjectDetailsPage() {
  const [newest] = useSnapshot(portfolio).projects
  const listPath = useRelativeLink()('../projects')
  return newest ? (
    <ProjectView key={newest.id} project={newest} listPath={listPath} />
  ) : (
    <MissingProject title="Ainda não há projetos." listPath={listPath} />
  )
}
