/** File name of the embedded database in DATA_DIR. */
export const sqliteFile = 'tarazu.sqlite';
