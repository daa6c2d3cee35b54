-- Search documents now contain colors, sizes and categories. They are built again at the start, as for products saved before
-- the search existed.
DELETE FROM "search_documents";
