/** The name of the dialog with the tables of supports (`useDialog`), which stands in the shell. */
export const managerDialog = 'supports'
