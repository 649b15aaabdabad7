module gateway.example/client

go 1.19
