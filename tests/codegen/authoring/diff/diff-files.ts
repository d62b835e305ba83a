import { diffManifests, type ManifestChange } from '../../../../codegen/authoring/diff/diff-manifests.ts'
import { buildTestModel, type ManifestFiles } from '../../support/build-test-model.ts'

/** Returns the changes between two versions of the small manifest. */
export const diffFiles = (before: ManifestFiles, after: ManifestFiles): ManifestChange[] =>
  diffManifests(buildTestModel(before), buildTestModel(after), 'HEAD')

/** Formats a change in a few words. */
export const formatTestChange = ({ change, subject, name, key, breaking }: ManifestChange) =>
  [change, subject, name, key, breaking && `[${breaking.rule}]`].filter(Boolean).join(' ')
