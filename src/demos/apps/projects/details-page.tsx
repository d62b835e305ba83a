import { useSnapshot } from 'valtio'
import { useRelativeLink } from '../../parts/use-relative-link.ts'
import { MissingProject } from './missing-project.tsx'
import { showcaseId } from './seed.ts'
import { portfolio } from './store.ts'
import { ProjectView } from './view/project-view.tsx'

/** Shows a project with tasks, files, comments and activity. If the user removed it, the newest project. */
export default function ProjectDetailsPage() {
  const { projects } = useSnapshot(portfolio)
  const project = projects.find(({ id }) => id === showcaseId) ?? projects[0]
  const listPath = useRelativeLink()('../projects')
  return project ? (
    <ProjectView key={project.id} project={project} listPath={listPath} />
  ) : (
    <MissingProject title="Ainda não há projetos." listPath={listPath} />
  )
}
