/** Records and modules without a status are published. */
export function isPublished({ status }: { readonly status?: string | undefined }): boolean {
  return (status ?? 'Published') === 'Published'
}
