/** The whole site as one file, which opens without a server. */
export const ARCHIVE_FILE = 'documentation.zip';
