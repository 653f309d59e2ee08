/** Who may see a document, in words; the last three are of the sample alone. */
export const accessLabels = {
  owner_only: 'Only you',
  shared_link: 'Open by link',
  organization: 'Your organization',
  title_company: 'Title company',
  attorney: 'Attorney',
  public_record: 'Public record',
};
